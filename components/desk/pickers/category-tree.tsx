'use client'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Search } from 'lucide-react'
import { useId, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import { nothingFound } from '@/lib/domain/messages/content'
import type { Settings } from './choice-source'

/** A category as links and menus store it: itself and those below it (spec 4 §B8). */
export const categoryRecord = ({
  category_id,
  category_name,
  image_url,
  children,
}: CategoryNode): Settings => ({
  category_id,
  category_name,
  image_url,
  children: children.map(categoryRecord),
})

/** The categories whose name, or that of one below them, holds the text. */
function matching(nodes: readonly CategoryNode[], text: string): CategoryNode[] {
  if (text === '') return [...nodes]
  return nodes.flatMap((node) => {
    const children = matching(node.children, text)
    const isFound = node.category_name.toLowerCase().includes(text)
    return isFound ? [node] : children.length > 0 ? [{ ...node, children }] : []
  })
}

interface Props {
  /** Main categories instead of sales categories. */
  main: boolean
  /** Several categories of the first level instead of one of any level. */
  multiple?: boolean
  picked: readonly string[]
  /** The category was pressed. */
  onToggle: (node: CategoryNode) => void
}

/** The tree of categories to choose from. */
export function CategoryTree({ main, multiple = false, picked, onToggle }: Props) {
  const group = useId()
  const [typed, setTyped] = useState('')
  const { data, isError, refetch } = useQuery(
    query.category.tree.queryOptions({
      input: main ? { is_main_category: true } : {},
      meta: { silent: true },
    }),
  )
  const text = typed.trim().toLowerCase()
  const nodes = matching(data ?? [], text)
  return (
    <div className="grid gap-3">
      <Input
        data-autofocus
        type="search"
        aria-label={main ? '搜索主类目' : '搜索分类'}
        placeholder={main ? '主类目名称' : '分类名称'}
        prefix={<Search className="size-4" aria-hidden />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="h-[27rem] overflow-y-auto">
        {isError && <ErrorState small onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton className="h-80" />}
        {data && nodes.length === 0 && <Empty small text={text ? nothingFound : '还没有分类'} />}
        <Branch {...{ nodes, group, multiple, picked, onToggle }} level={0} isOpen={text !== ''} />
      </div>
    </div>
  )
}

interface BranchProps extends Omit<Props, 'main' | 'multiple'> {
  multiple: boolean
  nodes: readonly CategoryNode[]
  group: string
  level: number
  /** Everything is shown while a text is searched for. */
  isOpen: boolean
}

const Branch = ({ nodes, ...rest }: BranchProps) => (
  <ul>
    {nodes.map((node) => (
      <Node key={node.category_id} node={node} {...rest} />
    ))}
  </ul>
)

function Node({ node, ...rest }: Omit<BranchProps, 'nodes'> & { node: CategoryNode }) {
  const { group, multiple, level, isOpen, picked, onToggle } = rest
  const [open, setOpen] = useState(false)
  // Menus show the levels below by themselves.
  const children = multiple ? [] : node.children
  const isShown = open || isOpen
  return (
    <li>
      <span
        className="hover:bg-page rounded-control flex h-9 items-center"
        style={{ paddingLeft: level * 24 }}
      >
        {children.length > 0 ? (
          <button
            type="button"
            aria-label={`${isShown ? '收起' : '展开'}${node.category_name}`}
            aria-expanded={isShown}
            onClick={() => setOpen(!isShown)}
            className="text-muted flex size-8 shrink-0 items-center justify-center"
          >
            <ChevronRight className={cx('size-4 transition-transform', isShown && 'rotate-90')} aria-hidden />
          </button>
        ) : (
          <span className="w-8 shrink-0" />
        )}
        <label className="flex h-full min-w-0 flex-1 cursor-pointer items-center gap-2 text-sm">
          <input
            type={multiple ? 'checkbox' : 'radio'}
            name={group}
            className={cx('mark shrink-0', multiple ? 'rounded-[3px]' : 'rounded-full')}
            checked={picked.includes(String(node.category_id))}
            onChange={() => {
              onToggle(node)
            }}
          />
          <span className="truncate">{node.category_name}</span>
          <span className="nums text-faint text-xs">{node.category_id}</span>
        </label>
      </span>
      {isShown && children.length > 0 && <Branch {...rest} nodes={children} level={level + 1} />}
    </li>
  )
}
