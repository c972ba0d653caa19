import { Tag } from '@/components/ui/pill'
import type { ShopTag } from '@/lib/contract/shops/distributor'

/** Labels of a shop; those of the renewal programme are highlighted. */
export function ShopTags({ tags, className }: { tags: readonly ShopTag[]; className?: string }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="店铺标签" className={className ?? 'flex flex-wrap gap-1'}>
      {tags.map(({ tag_id, tag_name }) => (
        <li key={tag_id} className="flex">
          <Tag tone={tag_name.includes('旧机') ? 'programme' : 'plain'}>{tag_name}</Tag>
        </li>
      ))}
    </ul>
  )
}
