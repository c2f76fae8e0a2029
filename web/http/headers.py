"""Headers on every answer: what a browser may do with it, and that nobody keeps it."""

from collections.abc import Collection

from flask import Flask, Response, request

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src "
    "'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)

ALWAYS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


HTTPS_ALONE = "max-age=2592000"
"""For thirty days a browser asks a name by HTTPS and in no other way (HSTS, RFC 6797)."""


def set_up(app: Flask, given: Collection[str]) -> None:
    """Put the headers on every answer of this app, but for those that it says otherwise. A name
    that was `given` to the server and is asked by HTTPS stays with it; what every network has
    (``croupier.local``) may be another server's tomorrow.
    """

    def add(response: Response) -> Response:
        said = {name.lower() for name, _ in response.headers}
        response.headers.extend(
            (name, value) for name, value in ALWAYS.items() if name.lower() not in said
        )
        if request.endpoint != "static":
            response.headers.setdefault("Cache-Control", "no-store")
        if request.is_secure and request.host.partition(":")[0].lower() in given:
            response.headers["Strict-Transport-Security"] = HTTPS_ALONE
        return response

    app.after_request(add)
