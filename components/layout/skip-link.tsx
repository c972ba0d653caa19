/** The first stop of a page: leads past header and menu. */
export const SkipLink = () => (
  <a
    href="#main"
    className="rounded-control bg-card text-link sr-only z-50 px-4 py-2 text-sm focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
  >
    跳到主要内容
  </a>
)
