import type { ComponentProps } from 'react'
import { cx } from './cx'
import { controlClass } from './input'

type TextareaProps = ComponentProps<'textarea'> & {
  /** Number of typed characters; with `maxLength` a counter is shown. */
  used?: number
}

/** Multi-line text input, with a counter when the length is limited. */
export function Textarea({ used, maxLength, className, rows = 4, ...rest }: TextareaProps) {
  const hasCounter = used !== undefined && maxLength !== undefined
  return (
    <div className="relative">
      <textarea
        {...rest}
        rows={rows}
        maxLength={maxLength}
        className={cx(controlClass, 'block resize-y py-2 leading-relaxed', hasCounter && 'pb-6', className)}
      />
      {hasCounter && (
        <span
          translate="no"
          className="nums text-muted pointer-events-none absolute right-3 bottom-1.5 text-xs"
          aria-hidden
        >
          {used}/{maxLength}
        </span>
      )}
    </div>
  )
}
