/**
 * A path of the mall as the address of this visit: phones are under `/h5`, and stay there when they follow links, which
 * are the same for all visitors (ADR 0018).
 */
export const phoneAddress = (path: string): string => {
  const isUnderPrefix = /^\/h5(?:\/|$)/.test(location.pathname)
  if (!isUnderPrefix || !/^\/(?!\/|h5(?:[/?#]|$))/.test(path)) return path
  return path === '/' ? '/h5' : `/h5${path}`
}
