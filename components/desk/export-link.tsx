import { buttonClass } from '@/components/ui/button'

interface ExportLinkProps {
  /** The call below `operator/`, such as `orders/export`. */
  call: string
  /** The filter of the list as the call names it. */
  filter: Readonly<Record<string, string | number | undefined>>
  /** Classes of an entry in a menu; without them it looks like a button. */
  className?: string
  children?: string
}

/** 导出: the rows of a list as a file, exactly those that it is filtered to. */
export function ExportLink({ call, filter, className, children = '导出' }: ExportLinkProps) {
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return (
    <a
      href={`/api/h5app/wxapp/operator/${call}?${query.toString()}`}
      download
      className={className ?? buttonClass({ variant: 'ghost' })}
    >
      {children}
    </a>
  )
}
