import type { ReactNode } from 'react'

/** A row of the tinted panel: label and content. */
export function PanelRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-2 text-sm">
      <span className="text-muted w-16 shrink-0">{label}</span>
      <div className="text-text min-w-0 flex-1">{children}</div>
    </div>
  )
}
