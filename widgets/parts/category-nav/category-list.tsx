import { Picture } from '@/components/ui/picture'
import type { WidgetMode } from '@/widgets/widget'
import { WidgetLink } from '../widget-link'
import type { NavCategory } from './nav-category'

interface CategoryListProps {
  categories: readonly NavCategory[]
  linkPage: 'category' | 'maincategory'
  mode: WidgetMode
}

/**
 * Categories, each with the names of its children below it and a fly-out of two levels. Becomes a string (`toHtml`).
 */
export function CategoryList({ categories, linkPage, mode }: CategoryListProps) {
  const link = ({ id, name }: NavCategory) => (
    <WidgetLink key={id} to={{ linkPage, category_id: id }} mode={mode}>
      {name}
    </WidgetLink>
  )
  return (
    <>
      <p className="border-line text-ink flex h-13 items-center border-b px-4 text-base font-semibold md:hidden">
        全部商品分类
      </p>
      <ul>
        {categories.map((category) => (
          <li key={category.id} className="category-nav-row">
            <div>
              <span className="category-nav-name">
                <Picture src={category.picture} alt="" fit="contain" width={240} />
                {link(category)}
              </span>
              <small aria-hidden="true">{category.children.map(({ name }) => name).join(' ')}</small>
            </div>
            {category.children.length > 0 && (
              <dl className="category-nav-flyout">
                {category.children.map((child) => (
                  <div key={child.id}>
                    <dt>{link(child)}</dt>
                    <dd>{child.children.map(link)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
