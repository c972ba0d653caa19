import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { pointsMallHref, type PointsQuery } from '@/lib/web/points-href'

/** A plain form of the list: it works without scripts. The other filters are hidden fields. */
function PointsForm({
  query,
  own,
  label,
  role,
  id,
  className,
  children,
}: {
  query: PointsQuery
  /** The parameters that the form has fields for. */
  own: readonly (keyof PointsQuery)[]
  label: string
  role?: 'search'
  id?: string | undefined
  className: string
  children: ReactNode
}) {
  const without = Object.fromEntries(own.map((name) => [name, undefined]))
  const [, search = ''] = pointsMallHref(query, without).split('?')
  return (
    <form
      action="/pointitems"
      aria-label={label}
      role={role}
      id={id}
      // Uncontrolled fields: another list gets a new form.
      key={pointsMallHref(query)}
      className={className}
    >
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

/** Own bounds in points and 确定. With an `id` the button stands elsewhere and names the form by it. */
export function PointsRange({ query, id }: { query: PointsQuery; id?: string }) {
  const bound = (name: 'score_start' | 'score_end', label: string) => (
    <Input
      name={name}
      aria-label={label}
      placeholder={label}
      inputMode="numeric"
      pattern="\d{1,10}"
      title="请输入整数"
      autoComplete="off"
      maxLength={10}
      defaultValue={query[name]}
      className="w-24! min-w-0 max-md:flex-1 md:h-7! md:px-2!"
    />
  )
  return (
    <PointsForm
      query={query}
      own={['score_start', 'score_end']}
      label="积分区间"
      id={id}
      className="flex min-h-8 max-w-full items-center gap-1.5 max-md:mb-2"
    >
      {bound('score_start', '最低积分')}
      <span className="text-faint">–</span>
      {bound('score_end', '最高积分')}
      {id === undefined && (
        <button type="submit" className={buttonClass({ variant: 'ghost', size: 'small' })}>
          确定
        </button>
      )}
    </PointsForm>
  )
}

/** A part of the name. */
export function PointsSearch({ query }: { query: PointsQuery }) {
  return (
    <PointsForm
      query={query}
      own={['keywords']}
      label="搜索积分商品"
      role="search"
      className="ml-auto min-w-0 max-md:hidden"
    >
      <Input
        name="keywords"
        type="search"
        aria-label="积分商品名称"
        placeholder="搜索积分商品"
        maxLength={100}
        autoComplete="off"
        defaultValue={query.keywords}
        className="h-8! w-52 max-w-full"
        suffix={
          <button
            type="submit"
            aria-label="搜索"
            className="tap text-muted hover:text-brand -mr-1.5 flex h-full w-7 items-center justify-center"
          >
            <Search className="size-4" aria-hidden />
          </button>
        }
      />
    </PointsForm>
  )
}
