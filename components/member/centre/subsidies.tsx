'use client'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { VerifyDialog } from '@/components/subsidy/verify-dialog'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { ErrorState } from '@/components/ui/error-state'
import { Figures } from '@/components/ui/figures'
import { Link } from '@/components/ui/link'
import { Price } from '@/components/ui/price'
import { Skeleton, SkeletonGrid } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import type { Outputs } from '@/lib/contract/outputs'
import { priceText } from '@/lib/domain/money'
import { MemberPanel } from '../panel'

const listId = 'subsidy-classes'
/** On phones a row per class, the others behind a button. */
const shownOnPhones = 3
const grid =
  'grid grid-cols-4 gap-3 max-lg:grid-cols-3 max-md:grid-cols-1 max-md:gap-0 max-md:divide-y max-md:divide-line'

type Mine = Outputs['subsidy']['mine']

/** 国补资格: the verified identity, and per class of the programme the pieces that are left. */
export function Subsidies() {
  const { data, isError, refetch, isRefetching } = useQuery(
    query.subsidy.mine.queryOptions({ input: {}, meta: { silent: true } }),
  )
  // A mall without a programme.
  if (data && data.list.length === 0) return null
  return (
    <MemberPanel
      title="国补资格"
      note={data && (data.is_on ? data.programme_name : `${data.programme_name} 未开始或已结束`)}
      action={
        <Link
          href="/devicePurchase"
          className="text-muted hover:text-brand text-sm max-md:flex max-md:min-h-11 max-md:items-center"
        >
          补贴专区
        </Link>
      }
    >
      {isError ? (
        <ErrorState small onRetry={() => void refetch()} retrying={isRefetching} />
      ) : data ? (
        <Qualification mine={data} />
      ) : (
        <SubsidiesSkeleton />
      )}
    </MemberPanel>
  )
}

function Qualification({ mine }: { mine: Mine }) {
  const [isOpen, setOpen] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  return (
    <div className="grid gap-5">
      {mine.verified ? (
        <p className="text-text flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <BadgeCheck className="text-programme size-5" aria-hidden />
          <span className="text-ink">{mine.name}</span>
          <span translate="no" className="nums text-muted">
            {mine.id_number}
          </span>
          {mine.drawn_fee > 0 && (
            <span className="text-programme ml-auto">
              累计补贴 <Price cents={mine.drawn_fee} tone="inherit" />
            </span>
          )}
        </p>
      ) : mine.is_void ? (
        <p className="bg-page text-text rounded-card px-4 py-3 text-sm">
          您的身份认证已被作废，暂不能享受国家补贴，如有疑问请联系客服
        </p>
      ) : (
        <div className="bg-programme-tint rounded-card flex flex-wrap items-center justify-between gap-3 px-4 py-3">
          <p className="text-programme text-sm">完成实名认证，结算时国家补贴立减</p>
          <Button className="max-md:h-11 max-md:w-full" onClick={() => setOpen(true)}>
            立即认证
          </Button>
        </div>
      )}
      <ul id={listId} className={cx(grid, !showsAll && 'max-md:[&>li:nth-child(n+4)]:hidden')}>
        {mine.list.map((one) => (
          <ClassCard key={one.subsidy_class_id} one={one} isOn={mine.is_on} />
        ))}
      </ul>
      {mine.list.length > shownOnPhones && (
        <button
          type="button"
          aria-expanded={showsAll}
          aria-controls={listId}
          onClick={() => setShowsAll(!showsAll)}
          className="text-link -my-3 flex min-h-11 items-center justify-center gap-1 text-sm md:hidden"
        >
          {showsAll ? '收起' : `查看全部${mine.list.length}类`}
          <ChevronDown className={cx('size-4', showsAll && 'rotate-180')} aria-hidden />
        </button>
      )}
      <VerifyDialog open={isOpen} onClose={() => setOpen(false)} onVerified={() => undefined} />
    </div>
  )
}

function ClassCard({ one, isOn }: { one: Mine['list'][number]; isOn: boolean }) {
  const isOver = !isOn || one.is_spent || one.left === 0
  const state = one.is_spent
    ? '补贴额度已用完'
    : one.left === null
      ? '不限件数'
      : one.left === 0
        ? `${one.limit} 件已用完`
        : `可用 ${one.left} / ${one.limit} 件`
  return (
    <li className="rounded-card border-line border px-4 py-3 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-baseline max-md:gap-x-3 max-md:rounded-none max-md:border-0 max-md:px-0 max-md:py-2">
      <p className="text-ink text-sm font-medium">{one.class_name}</p>
      <p className={cx('nums mt-1 text-sm max-md:mt-0', isOver ? 'text-muted' : 'text-programme')}>
        <Figures text={state} />
      </p>
      <p className="nums text-muted mt-1 text-xs max-md:col-span-2">
        <Figures
          text={`补 ${one.top_rate === null ? one.rate : `${one.rate}%–${one.top_rate}`}%，每件最高 ${priceText(one.cap)}`}
        />
      </p>
    </li>
  )
}

/** Placeholder in the shape of the card. */
function SubsidiesSkeleton() {
  return (
    <div role="status" aria-label="加载中" className="grid gap-5">
      <Skeleton className="h-14" />
      <SkeletonGrid
        count={8}
        className={cx(grid, 'max-md:[&>:nth-child(n+4)]:hidden')}
        cell="h-22 max-md:h-13"
      />
    </div>
  )
}
