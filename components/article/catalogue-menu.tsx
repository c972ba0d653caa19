import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import type { ArticleCategory } from '@/lib/contract/content/article'
import { articleListHref } from '@/lib/web/hrefs'
import { shelfOf } from './catalogues'

interface CatalogueMenuProps {
  tree: readonly ArticleCategory[]
  newsCategoryId: number
  /** Id of the current catalogue; 0 for all. */
  current: number
}

const entry =
  'flex items-center text-sm transition-colors hover:text-brand aria-[current=true]:font-semibold aria-[current=true]:text-brand ' +
  'md:h-12 md:border-l-3 md:border-transparent md:px-5 md:aria-[current=true]:border-brand md:aria-[current=true]:bg-brand-tint md:aria-[current=true]:text-brand-deep ' +
  'max-md:h-9 max-md:rounded-full max-md:border max-md:border-line max-md:bg-card max-md:px-4 max-md:whitespace-nowrap max-md:aria-[current=true]:border-brand'

/** Catalogues of articles: a column, or a scrolling row on phones. */
export function CatalogueMenu({ tree, newsCategoryId, current }: CatalogueMenuProps) {
  const branch = (nodes: readonly ArticleCategory[], deep: boolean) =>
    nodes.map((node) => (
      <li key={node.category_id} className="max-md:contents">
        <Link
          href={articleListHref(shelfOf(node.category_id, newsCategoryId))}
          aria-current={node.category_id === current ? 'true' : undefined}
          className={cx(entry, deep && 'md:pl-9')}
        >
          {node.category_name}
        </Link>
        {node.children.length > 0 && <ul className="max-md:contents">{branch(node.children, true)}</ul>}
      </li>
    ))
  return (
    <nav
      aria-label="资讯栏目"
      className="md:rounded-card md:border-line md:bg-card relative md:overflow-hidden md:border"
    >
      <ul className="max-md:flex max-md:[scrollbar-width:none] max-md:gap-2 max-md:overflow-x-auto">
        <li className="max-md:contents">
          <Link
            href={articleListHref('all')}
            aria-current={current === 0 ? 'true' : undefined}
            className={entry}
          >
            全部资讯
          </Link>
        </li>
        {branch(tree, false)}
      </ul>
    </nav>
  )
}
