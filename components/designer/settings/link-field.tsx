'use client'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { widgetHref } from '@/lib/web/link'
import type { LinkField } from '@/widgets/setting-fields'
import { changeOf, problemAt, valueOf, type FieldProps } from './field-props'
import { FieldRow } from './field-row'
import { PickerButton } from './picker-button'

type Link = Readonly<Record<string, unknown>>

/** The pages with fixed addresses (spec 4 §B8). */
const pages = [
  { id: 'home', title: '首页', url: '/' },
  { id: 'items', title: '商品列表', url: '/items' },
  { id: 'member', title: '会员中心', url: '/member/user-info' },
  { id: 'cart', title: '购物车', url: '/cart' },
  { id: 'pointitems', title: '积分商城', url: '/pointitems' },
  { id: 'coupons', title: '领券中心', url: '/member/coupon-center' },
]

const kinds = [
  { value: '', label: '不跳转' },
  { value: 'goods', label: '商品' },
  { value: 'category', label: '分类' },
  { value: 'page', label: '页面' },
  { value: 'href', label: '自定义路由' },
] as const

const nameOf = (link: Link): string => {
  for (const key of [
    'title',
    'item_name',
    'goods_name',
    'category_name',
    'attribute_name',
    'template_title',
    'url',
  ]) {
    const text = link[key]
    if (typeof text === 'string' && text) return text
  }
  return ''
}

/** Where a click leads: a product, a category, a page, or an address (spec 4 §A0.6). */
export function LinkInput({ field, values, onChange, onLeave, problems }: FieldProps<LinkField>) {
  const value = valueOf(field, values)
  const link: Link = typeof value === 'object' && value !== null ? (value as Link) : {}
  const kind = typeof link.linkPage === 'string' ? link.linkPage : ''
  const write = (next: Link) => {
    onChange(changeOf(field, values, next))
    onLeave()
  }
  const known = kinds.some((one) => one.value === kind)
  const isBroken = kind === 'href' && String(link.href ?? '') !== '' && widgetHref(link) === null
  const label = field.label ?? '链接'
  return (
    <FieldRow
      label={label}
      hint={field.hint}
      error={isBroken ? '请输入以 http:// 或 https:// 开头的地址' : problemAt(problems, field.key)}
    >
      <div className="grid gap-2">
        <Select
          aria-label={`${label}类型`}
          value={kind}
          options={[...kinds, ...(known ? [] : [{ value: kind, label: String(link.linkPageLabel ?? kind) }])]}
          onChange={({ target }) => {
            const chosen = kinds.find((one) => one.value === target.value)
            if (chosen)
              write(chosen.value === '' ? {} : { linkPage: chosen.value, linkPageLabel: chosen.label })
          }}
        />
        {kind === 'page' && (
          <Select
            aria-label={`${label}的页面`}
            placeholder="设置路径"
            value={typeof link.url === 'string' ? link.url : ''}
            options={[
              ...pages.map(({ url, title }) => ({ value: url, label: title })),
              ...(typeof link.url === 'string' && !pages.some(({ url }) => url === link.url)
                ? [{ value: link.url, label: nameOf(link) }]
                : []),
            ]}
            onChange={({ target }) => {
              const page = pages.find(({ url }) => url === target.value)
              if (page) write({ ...page, linkPage: 'page', linkPageLabel: '页面' })
            }}
          />
        )}
        {kind === 'href' && (
          <Input
            aria-label={`${label}的地址`}
            placeholder="http://www.xxx.com"
            aria-invalid={isBroken}
            className="h-8!"
            value={String(link.href ?? '')}
            onChange={({ target }) => {
              onChange(
                changeOf(field, values, {
                  linkPage: 'href',
                  linkPageLabel: '自定义路由',
                  href: target.value,
                }),
              )
            }}
            onBlur={onLeave}
          />
        )}
        {(kind === 'goods' || kind === 'category') && (
          <PickerButton
            kind={kind}
            name={nameOf(link)}
            onPick={(record) => {
              write({ ...record, linkPage: kind, linkPageLabel: kind === 'goods' ? '商品' : '分类' })
            }}
          />
        )}
        {!known && <p className="text-muted text-xs">{nameOf(link)}</p>}
      </div>
    </FieldRow>
  )
}
