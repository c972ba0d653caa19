import type { ReactNode } from 'react'

/** A field of the settings panel: its label with a colon on the left (spec 4 §A0.6), control, hint and error. */
export function FieldRow({
  label,
  htmlFor,
  hint,
  error,
  children,
}: {
  label?: string | undefined
  htmlFor?: string
  hint?: string | undefined
  error?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex items-start gap-2">
        {label && (
          <label htmlFor={htmlFor} className="text-muted w-20 shrink-0 pt-1.5 text-xs">
            {label}：
          </label>
        )}
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {hint && <p className="text-muted text-xs">{hint}</p>}
      {error && (
        <p role="alert" className="text-brand text-xs">
          {error}
        </p>
      )}
    </div>
  )
}
