'use client'
import type { ReactNode } from 'react'
import type { IndexFilter } from '../../index-page/filter-chips'
import { FilterChoice, type FilterOptions } from '../../index-page/filter-choice'
import type { IndexPlace } from '../../list/use-index-place'
import { useShops } from '../../shops/shop/use-shops'
import { useBrands } from '../brands/use-brands'
import { useTags } from '../tags/use-tags'
import { CategorySelect, categoryPaths, useCategories } from './category-select'
import { idIn } from './goods-filter'

const width = 'w-44 max-md:w-auto max-md:min-w-[40%] max-md:flex-1'

interface GoodsFilters {
  /** The filters that are on, in words. */
  chips: IndexFilter[]
  controls: ReactNode
}

/** The filters of the list of products besides its state. @param hasShops false where one shop is looked at */
export function useGoodsFilters(place: IndexPlace, hasShops: boolean): GoodsFilters {
  const { values } = place
  const { keywords = '' } = values
  const [category, brand, tag, shop] = [
    idIn(values.category),
    idIn(values.brand),
    idIn(values.tag),
    idIn(values.shop),
  ]
  const categories = useCategories(false, category !== '').data?.list ?? []
  const brands = useBrands(brand)
  const tags = useTags(tag)
  const shops = useShops(shop, hasShops)
  const textOf = ({ options }: FilterOptions, id: string) =>
    options.find((option) => option.value === id)?.label ?? id
  const categoryText = categoryPaths(categories).find(({ id }) => String(id) === category)?.path ?? category
  const all = [
    { name: 'keywords', label: '搜索', value: keywords, text: keywords },
    { name: 'category', label: '分类', value: category, text: categoryText },
    { name: 'brand', label: '品牌', value: brand, text: textOf(brands, brand) },
    { name: 'tag', label: '标签', value: tag, text: textOf(tags, tag) },
    ...(hasShops ? [{ name: 'shop', label: '店铺', value: shop, text: textOf(shops, shop) }] : []),
  ]
  const narrow = (name: string) => (next: string) => place.narrow({ [name]: next || undefined })
  return {
    chips: all.flatMap(({ value, ...chip }) => (value === '' ? [] : [chip])),
    controls: (
      <>
        <CategorySelect
          label="分类"
          value={category}
          onChange={narrow('category')}
          placeholder="全部分类"
          className="w-48 max-md:w-auto max-md:min-w-[40%] max-md:flex-1"
        />
        <FilterChoice
          label="品牌"
          found={brands}
          value={brand}
          onChange={(next) => {
            brands.choose(next)
            narrow('brand')(next)
          }}
          className={width}
        />
        <FilterChoice label="标签" found={tags} value={tag} onChange={narrow('tag')} className={width} />
        {hasShops && (
          <FilterChoice label="店铺" found={shops} value={shop} onChange={narrow('shop')} className={width} />
        )}
      </>
    ),
  }
}
