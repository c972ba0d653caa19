import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { toHtml } from '@/components/ui/to-html'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import { shopHref } from '@/lib/web/shop-href'

interface ShopCategoriesProps {
  shopId: number
  tree: readonly CategoryNode[]
  /** Category ids from the top down to the selected one. */
  selected: readonly number[]
}

const entry =
  'flex items-center text-sm transition-colors hover:text-brand aria-[current=true]:font-semibold aria-[current=true]:text-brand ' +
  'max-lg:h-9 max-lg:rounded-full max-lg:border max-lg:border-line max-lg:bg-card max-lg:px-4 max-lg:whitespace-nowrap max-lg:aria-[current=true]:border-brand max-md:h-11 lg:py-1.5'

/** Categories in which the shop sells: a tree beside the products, a scrolling row on narrow windows. */
export function ShopCategories({ shopId, tree, selected: chosen }: ShopCategoriesProps) {
  const branch = (nodes: readonly CategoryNode[], depth: number) =>
    nodes.map((node) => (
      <li key={node.category_id} className="max-lg:contents">
        <Link
          href={shopHref({ distributor_id: shopId, category_id: node.category_id })}
          aria-current={chosen.at(-1) === node.category_id ? 'true' : undefined}
          className={cx(entry, depth === 1 && 'lg:pl-4', depth === 2 && 'text-muted lg:pl-8 lg:text-xs')}
        >
          {node.category_name}
        </Link>
        {node.children.length > 0 && (
          <ul
            className={cx(
              'max-lg:contents',
              depth === 1 && !chosen.includes(node.category_id) && 'max-lg:hidden!',
            )}
          >
            {branch(node.children, depth + 1)}
          </ul>
        )}
      </li>
    ))
  if (tree.length === 0) return null
  const all = (
    <li key="all" className="max-lg:contents">
      <Link
        href={shopHref({ distributor_id: shopId })}
        aria-current={chosen.length === 0 ? 'true' : undefined}
        className={entry}
      >
        全部商品
      </Link>
    </li>
  )
  return (
    <nav aria-label="商品分类" className="lg:rounded-card lg:border-line lg:bg-card min-w-0 lg:border lg:p-4">
      <h2 className="text-ink mb-2 text-base font-semibold max-lg:hidden">商品分类</h2>
      <ul
        className="max-lg:flex max-lg:[scrollbar-width:none] max-lg:gap-2 max-lg:overflow-x-auto"
        dangerouslySetInnerHTML={{ __html: toHtml([all, branch(tree, 0)]) }}
      />
    </nav>
  )
}
