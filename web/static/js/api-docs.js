// The API, to browse and to try. The key of a request that writes is made up here, so that "try it out" works.

import { newKey } from "./kit/keys.js";

const wantsKey = ({ method, url }) =>
  method !== "GET" && new URL(url, location.href).pathname.startsWith("/api/nights");

globalThis.SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#docs",
  deepLinking: true,
  validatorUrl: null,
  requestInterceptor(request) {
    if (wantsKey({ method: "GET", ...request }) && !request.headers["Idempotency-Key"]) {
      request.headers["Idempotency-Key"] = newKey();
    }
    return request;
  },
});
