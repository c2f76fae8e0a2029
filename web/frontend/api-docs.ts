// The API, to browse and to try. The key of a request that writes is made up here, so that "try it out" works.

import { newKey } from "./kit/keys";

interface ApiRequest {
  url: string;
  method?: string;
  headers: Record<string, string>;
}

declare const SwaggerUIBundle: (settings: object) => void;

const wantsKey = ({ method = "GET", url }: ApiRequest) =>
  method !== "GET" && new URL(url, location.href).pathname.startsWith("/api/nights");

SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#docs",
  deepLinking: true,
  validatorUrl: null,
  requestInterceptor(request: ApiRequest) {
    if (wantsKey(request) && !request.headers["Idempotency-Key"]) {
      request.headers["Idempotency-Key"] = newKey();
    }
    return request;
  },
});
