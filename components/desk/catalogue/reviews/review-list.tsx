'use client'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Empty } from '@/components/ui/empty'
import { defaultPageSize } from '@/components/ui/page-window'
import { Select } from '@/components/ui/select'
import { Tabs } from '@/components/ui/tabs'
import { usePhone } from '@/components/ui/use-phone'
import { deskQuery } from '@/lib/client/call/desk'
import { usePages } from '@/lib/client/page/use-pages'
import { useMay } from '../../frame/use-desk'
import { IndexBar } from '../../index-page/index-bar'
import { IndexViews } from '../../index-page/index-views'
import { useIndexPage } from '../../index-page/use-index-page'
import { DeskSearch } from '../../list/desk-search'
import { ListHead } from '../../list/list-head'
import { numberedPage } from '../../list/numbered-page'
import { NumberedRows } from '../../list/numbered-rows'
import { useIndexPlace } from '../../list/use-index-place'
import { deskMenu } from '../../menu/pages'
import { ReviewDialog, type OpenReview } from './review-dialog'
import { ReviewLine } from './review-line'

const tabs = [
  { value: 'all', label: '全部' },
  { value: 'open', label: '待回复' },
  { value: 'hidden', label: '已隐藏' },
] as const
type Tab = (typeof tabs)[number]['value']

const inputOf: Record<Tab, { is_reply?: number; disabled?: number }> = {
  all: {},
  open: { is_reply: 0, disabled: 0 },
  hidden: { disabled: 1 },
}

const stars = [5, 4, 3, 2, 1].map((star) => ({ value: String(star), label: `${star}星` }))

/** 评价: reviews of products, answered, hidden and shown again (contract operator). */
export function ReviewList() {
  const place = useIndexPlace(deskMenu.reviews.href)
  const setup = useIndexPage('reviews', place)
  const { status, keywords = '', star = '', pic = '' } = place.values
  const tab = tabs.find(({ value }) => value === status)?.value ?? 'all'
  const paging = numberedPage(place)
  const { page, narrow } = paging
  const mayWrite = useMay('review:write')
  const [open, setOpen] = useState<OpenReview | null>(null)
  const found = usePages({
    optionsOf: (at) =>
      deskQuery.review.list.queryOptions({
        input: {
          page: at,
          pageSize: defaultPageSize,
          ...inputOf[tab],
          ...(keywords && { keyword: keywords }),
          ...(star && { star: Number(star) }),
          ...(pic && { has_pic: 1 }),
        },
        staleTime: 0,
        meta: { silent: true },
      }),
    page,
    isScrolled: usePhone(),
  })
  const isNarrowed = keywords !== '' || star !== '' || pic !== ''
  return (
    <>
      <IndexViews setup={setup} place={place} />
      <ListHead
        tabs={
          <Tabs
            label="评价状态"
            items={tabs}
            value={tab}
            onChange={(next) => narrow({ status: next === 'all' ? undefined : next })}
            look="pill"
          />
        }
        search={
          <DeskSearch
            key={keywords}
            label="商品名称"
            value={keywords}
            onSearch={(next) => narrow({ keywords: next || undefined })}
          />
        }
        filterCount={[star, pic].filter(Boolean).length}
        filters={
          <>
            <Select
              aria-label="星级"
              options={[{ value: '', label: '全部星级' }, ...stars]}
              value={star}
              onChange={({ target }) => narrow({ star: target.value || undefined })}
              className="w-32"
            />
            <Checkbox
              checked={pic !== ''}
              onChange={({ target }) => narrow({ pic: target.checked ? '1' : undefined })}
            >
              只看有图
            </Checkbox>
          </>
        }
      />
      <IndexBar
        setup={setup}
        place={place}
        filters={[
          ...(keywords ? [{ name: 'keywords', label: '搜索', text: keywords }] : []),
          ...(star ? [{ name: 'star', label: '星级', text: `${star}星` }] : []),
          ...(pic ? [{ name: 'pic', label: '图片', text: '有图' }] : []),
        ]}
      />
      <NumberedRows
        path={deskMenu.reviews.href}
        found={found}
        paging={paging}
        empty={<Empty occasion="order" text={isNarrowed ? '没有这样的评价' : emptyTexts[tab]} />}
      >
        {(rows) => (
          <ul className="grid gap-3">
            {rows.map((review) => (
              <ReviewLine
                key={review.rate_id}
                review={review}
                {...(mayWrite && { onOpen: (kind) => setOpen({ kind, review }) })}
              />
            ))}
          </ul>
        )}
      </NumberedRows>
      {mayWrite && <ReviewDialog open={open} onClose={() => setOpen(null)} />}
    </>
  )
}

const emptyTexts: Record<Tab, string> = {
  all: '还没有评价',
  open: '没有待回复的评价',
  hidden: '没有隐藏的评价',
}
