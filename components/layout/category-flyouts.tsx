import { CategoryPicture } from '@/components/ui/category-picture'
import { Link } from '@/components/ui/link'
import { toHtml } from '@/components/ui/to-html'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import { categoryHref, shownCategories } from './category-rows'

/** The fly-outs of the menu as HTML, each with the id of its row. Rows without children have none. */
export const categoryFlyoutsHtml = (categories: readonly CategoryNode[]): string =>
  toHtml(
    shownCategories(categories)
      .filter(({ children }) => children.length > 0)
      .map((category) => <CategoryFlyout key={category.category_id} category={category} />),
  )

function CategoryFlyout({ category }: { category: CategoryNode }) {
  return (
    <div className="category-flyout" data-category={category.category_id}>
      <dl>
        {category.children.map((child) => (
          <CategoryGroup key={child.category_id} category={child} />
        ))}
      </dl>
      <Link href={categoryHref(category)} className="category-all">
        <CategoryPicture
          src={category.image_url}
          name={category.category_name}
          className="size-24 text-3xl"
        />
        全部{category.category_name}
      </Link>
    </div>
  )
}

/** Its styles are in category-menu.css, because the menu has a hundred of these links. */
function CategoryGroup({ category }: { category: CategoryNode }) {
  return (
    <div>
      <dt>
        <Link href={categoryHref(category)}>{category.category_name}</Link>
      </dt>
      <dd>
        {category.children.map((leaf) => (
          <Link key={leaf.category_id} href={categoryHref(leaf)}>
            {leaf.category_name}
          </Link>
        ))}
      </dd>
    </div>
  )
}
