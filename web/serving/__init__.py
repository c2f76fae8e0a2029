"""The server that the app runs in: its connections, its requests, its event streams.

uvicorn speaks HTTP; what stands here is what a home full of phones needs besides (`gates`: who may
hold a connection, and how long), and the way from uvicorn to the Flask app (`bridge`, `streams`).
"""
