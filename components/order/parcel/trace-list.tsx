import { cx } from '@/components/ui/cx'
import type { Trace } from '@/lib/contract/trade/delivery'

/** The traces of a parcel, newest first. */
export function TraceList({ traces }: { traces: readonly Trace[] }) {
  return (
    <ol aria-label="物流跟踪" className="nums text-sm">
      {traces.map((trace, index) => (
        <li
          key={`${trace.AcceptTime}${trace.AcceptStation}`}
          className={cx(
            'border-line relative ml-1 border-l pb-5 pl-5 last:border-transparent last:pb-0',
            index === 0 ? 'text-ink' : 'text-muted',
          )}
        >
          <span
            aria-hidden
            className={cx(
              'absolute top-1.5 -left-[0.3125rem] size-2.5 rounded-full',
              index === 0 ? 'bg-programme ring-programme-tint ring-4' : 'bg-line',
            )}
          />
          {trace.AcceptStation}
          {trace.AcceptTime && <time className="text-muted mt-0.5 block text-xs">{trace.AcceptTime}</time>}
        </li>
      ))}
    </ol>
  )
}
