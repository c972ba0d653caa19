'use client'
import type { FormEvent } from 'react'
import { cx } from '@/components/ui/cx'
import { Search } from '@/components/ui/icons/search'
import type { ShopTag } from '@/lib/contract/shops/distributor'
import type { NearQuery } from './use-near-shops'

export type NearFilter = Pick<NearQuery, 'tag' | 'sort' | 'name'>

interface NearFiltersProps {
  filter: NearFilter
  tags: readonly Pick<ShopTag, 'tag_id' | 'tag_name'>[]
  onChange: (change: Partial<NearFilter>) => void
}

const sorts = [
  { value: 0, label: '综合排序' },
  { value: 3, label: '销量' },
  { value: 1, label: '距离' },
] as const

const pill = (selected: boolean) =>
  cx(
    'h-8 shrink-0 rounded-full border px-4 text-sm whitespace-nowrap transition-colors max-md:h-11',
    selected
      ? 'border-brand bg-brand-tint text-brand-deep font-medium'
      : 'border-line bg-card text-text hover:border-brand hover:text-brand',
  )

/** Labels, sort, and search by name or by products of a shop. */
export function NearFilters({ filter, tags, onChange }: NearFiltersProps) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('name')
    onChange({ name: typeof text === 'string' ? text.trim() : '' })
  }
  return (
    <div className="mt-3 grid grid-cols-1 gap-3">
      <div
        role="group"
        aria-label="店铺分类"
        className="flex gap-2 max-md:-mx-4 max-md:[scrollbar-width:none] max-md:overflow-x-auto max-md:px-4 md:flex-wrap"
      >
        {[{ tag_id: 0, tag_name: '全部分类' }, ...tags].map(({ tag_id, tag_name }) => (
          <button
            key={tag_id}
            type="button"
            aria-pressed={filter.tag === tag_id}
            onClick={() => onChange({ tag: tag_id })}
            className={pill(filter.tag === tag_id)}
          >
            {tag_name}
          </button>
        ))}
      </div>
      <div className="rounded-card border-line bg-card flex flex-wrap items-center gap-x-4 border px-3 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:pb-3">
        <div role="group" aria-label="排序" className="flex flex-wrap max-md:w-full max-md:justify-between">
          {sorts.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={filter.sort === value}
              onClick={() => onChange({ sort: value })}
              className={cx(
                'h-11 border-b-2 px-4 text-sm transition-colors',
                filter.sort === value
                  ? 'border-brand text-brand font-medium'
                  : 'text-text hover:text-brand border-transparent',
              )}
            >
              {label}
            </button>
          ))}
        </div>
        <form
          role="search"
          aria-label="店铺搜索"
          onSubmit={search}
          // Uncontrolled field: another search gets a new form.
          key={filter.name}
          className="rounded-control border-line focus-within:border-brand ml-auto flex h-8 max-w-full border max-md:ml-0 max-md:h-11 max-md:w-full"
        >
          <input
            type="search"
            name="name"
            aria-label="搜索店铺"
            placeholder="店铺或商品名称"
            defaultValue={filter.name}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
            className="text-ink placeholder:text-faint w-52 min-w-0 bg-transparent px-3 text-sm outline-none max-md:flex-1"
          />
          <button type="submit" className="text-brand flex items-center gap-1 px-3 text-sm">
            <Search className="size-4" aria-hidden />
            搜索
          </button>
        </form>
      </div>
    </div>
  )
}
