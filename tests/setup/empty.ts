// Replaces `server-only`, which fails to load outside a React server bundle.
export {}
