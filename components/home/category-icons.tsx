import { categoryPanelId } from '@/components/layout/category-panel-id'
import { CategoryPicture } from '@/components/ui/category-picture'
import { LayoutGrid } from '@/components/ui/icons/layout-grid'
import { Link } from '@/components/ui/link'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import { listHref } from '@/lib/web/list-href'

/** Two rows of five, the last of which opens all categories. */
const maxIcons = 9

const cell = 'flex flex-col items-center gap-1.5 py-2 text-xs text-ink'

/** The categories as icons, for phones. */
export function CategoryIcons({ categories }: { categories: readonly CategoryNode[] }) {
  if (categories.length === 0) return null
  return (
    <nav aria-label="商品分类" className="column bg-card rounded-card mt-3 py-1.5 md:hidden">
      <ul className="grid grid-cols-5">
        {categories.slice(0, maxIcons).map((category) => (
          <li key={category.category_id}>
            <Link href={listHref({ cat_id: category.category_id })} className={cell}>
              <CategoryPicture
                src={category.image_url}
                name={category.category_name}
                className="size-9 text-base"
              />
              {category.category_name}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" popoverTarget={categoryPanelId} className={`${cell} w-full`}>
            <span className="text-muted flex size-9 items-center justify-center">
              <LayoutGrid className="size-7" aria-hidden />
            </span>
            全部分类
          </button>
        </li>
      </ul>
    </nav>
  )
}
