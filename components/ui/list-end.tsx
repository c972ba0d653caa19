/** The last line of a list that has been shown completely (spec 1 §2). */
export const listEndText = '--没有更多数据--'

/** `listEndText` below the last page of a list. */
export function ListEnd({ className }: { className?: string }) {
  return <p className={`text-muted py-6 text-center text-sm ${className ?? ''}`}>{listEndText}</p>
}
