import { ChevronRight } from '@/components/ui/icons/chevron-right'
import { Link } from '@/components/ui/link'
import { toHtml } from '@/components/ui/to-html'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import { listHref } from '@/lib/web/list-href'

const href = (id: number) => listHref({ cat_id: id })

/**
 * The mall's categories beside one of its own products; the product's categories are expanded. `path`: category ids
 * from the top down.
 */
export function MallCategories({ tree, path }: { tree: readonly CategoryNode[]; path: readonly number[] }) {
  return (
    <nav aria-label="商品分类" className="rounded-card border-line bg-card border p-4">
      <h2 className="text-ink mb-2 text-base font-semibold">商品分类</h2>
      <ul
        className="category-tree"
        dangerouslySetInnerHTML={{
          __html: toHtml(tree.map((node) => <Node key={node.category_id} node={node} path={path} />)),
        }}
      />
    </nav>
  )
}

function Node({ node, path }: { node: CategoryNode; path: readonly number[] }) {
  return (
    <li>
      <details name="categories" open={path.includes(node.category_id)} className="group">
        <summary>
          {node.category_name}
          <ChevronRight
            className="text-faint size-3.5 transition-transform group-open:rotate-90"
            aria-hidden
          />
        </summary>
        <Branch node={node} path={path} />
      </details>
    </li>
  )
}

function Branch({ node, path }: { node: CategoryNode; path: readonly number[] }) {
  const link = (one: { category_id: number; category_name: string }) => (
    <Link href={href(one.category_id)} aria-current={path.at(-1) === one.category_id ? 'true' : undefined}>
      {one.category_name}
    </Link>
  )
  return (
    <ul className="pb-1.5">
      <li>{link({ category_id: node.category_id, category_name: `全部${node.category_name}` })}</li>
      {node.children.map((child) => (
        <li key={child.category_id}>
          {link(child)}
          {child.children.length > 0 && (
            <ul>
              {child.children.map((leaf) => (
                <li key={leaf.category_id}>{link(leaf)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
