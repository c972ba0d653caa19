import type { CSSProperties } from 'react'
import { CategoryPanel } from '@/components/layout/category-panel'
import { LayoutGrid } from '@/components/ui/icons/layout-grid'
import { toHtml } from '@/components/ui/to-html'
import { WidgetBox } from '@/widgets/box'
import type { CategoryNavSettings } from '@/widgets/category-nav'
import { rem } from '@/widgets/measure'
import type { ViewProps } from '@/widgets/widget'
import { WidgetLink } from '../widget-link'
import { CategoryList } from './category-list'
import { storedCategories, type NavCategory } from './nav-category'

interface CategoryNavProps extends ViewProps<CategoryNavSettings, NavCategory[]> {
  /** The kind of the categories' links. */
  linkPage: 'category' | 'maincategory'
}

/** Width in pixels below which the fly-outs are not made narrower. */
const leastWidth = 700

/**
 * 全部商品分类 with the list of categories, and links beside it. All links are in the document; CSS opens the list, on
 * phones the same list is a sheet (category-nav.css).
 */
export function CategoryNav({ settings: s, data, mode, linkPage }: CategoryNavProps) {
  const categories = data ?? storedCategories(s.categoryData)
  const panelId = `categories-${s.uuid || s.type}`
  const colors = {
    '--type-background': s.wgtTypeBackgroundColor,
    '--type-label': s.wgtTypeLabelColor,
    '--nav-background': s.wgtBackgroundColor,
    '--nav-selected': s.wgtSelectColor,
    '--nav-text': s.wgtTextColor,
    '--nav-sub-text': s.wgtSubTextColor,
    '--nav-width': rem(Math.max(s.width, leastWidth)),
    '--menu-top': rem(s.menuTop),
    '--rows': categories.length,
  } as CSSProperties
  return (
    <WidgetBox settings={s} autoHeight>
      <nav
        aria-label={s.name || '分类导航'}
        className="category-nav"
        style={colors}
        data-open={s.hover || undefined}
      >
        <div className="category-nav-list">
          <WidgetLink
            to={{ linkPage: 'page', url: '/items' }}
            mode={mode}
            className="category-nav-all max-md:hidden"
          >
            全部商品分类
          </WidgetLink>
          {categories.length > 0 && (
            <>
              <button type="button" popoverTarget={panelId} className="category-nav-all md:hidden">
                <LayoutGrid className="size-4.5" aria-hidden />
                全部商品分类
              </button>
              <CategoryPanel id={panelId} className="category-nav-panel">
                <div
                  className="contents"
                  dangerouslySetInnerHTML={{
                    __html: toHtml(<CategoryList categories={categories} linkPage={linkPage} mode={mode} />),
                  }}
                />
              </CategoryPanel>
            </>
          )}
        </div>
        <ul className="category-nav-menu">
          {s.data
            .filter(({ title }) => title)
            .map(({ title, pathData, wgtHotKeywordTextColor }, index) => (
              <li key={index}>
                <WidgetLink to={pathData} mode={mode} style={{ color: wgtHotKeywordTextColor || undefined }}>
                  {title}
                </WidgetLink>
              </li>
            ))}
        </ul>
      </nav>
    </WidgetBox>
  )
}
