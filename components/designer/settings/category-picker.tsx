'use client'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { query } from '@/lib/client/query'
import type { CategoryNode } from '@/lib/contract/category'
import type { Settings } from './field-props'

/** 选择分类: one category of the tree (spec 4 §B8). */
export default function CategoryPicker({
  onPick,
  onClose,
}: {
  onPick: (records: Settings[]) => void
  onClose: () => void
}) {
  const { data, isError, refetch } = useQuery(query.category.tree.queryOptions({ input: {} }))
  return (
    <Dialog open onClose={onClose} title="选择分类" width={830}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      <Branch nodes={data ?? []} level={0} onPick={onPick} />
    </Dialog>
  )
}

function Branch({
  nodes,
  level,
  onPick,
}: {
  nodes: readonly CategoryNode[]
  level: number
  onPick: (records: Settings[]) => void
}) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.category_id}>
          <button
            type="button"
            className="hover:bg-page rounded-control block w-full px-2 py-1.5 text-left text-sm"
            style={{ paddingLeft: 8 + level * 20 }}
            onClick={() => {
              const { category_id, category_name, image_url } = node
              onPick([{ category_id, category_name, image_url, title: category_name }])
            }}
          >
            {node.category_name}
          </button>
          {node.children && node.children.length > 0 && (
            <Branch nodes={node.children} level={level + 1} onPick={onPick} />
          )}
        </li>
      ))}
    </ul>
  )
}
