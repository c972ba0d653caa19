'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { GoodsSchedule } from '@/lib/contract/operator/catalogue/goods-schedule'
import { scheduleKinds, scheduleStates } from '@/lib/domain/goods/schedule'
import { priceText } from '@/lib/domain/money/text'
import { minuteText } from '@/lib/domain/time/china'
import { useMay } from '../../frame/use-desk'
import { DeskList } from '../../list/desk-list'
import { deskProductHref } from '../../menu/hrefs'
import { deskMenu } from '../../menu/pages'

const tabs = [
  { value: 'waiting', label: '等待执行' },
  { value: 'ended', label: '已结束' },
] as const

/** 定时任务: changes of products that wait for their time, and those that ended (contract operator §4). */
export function ScheduleList() {
  const mayWrite = useMay('goods:write')
  return (
    <>
      <p className="text-muted mb-4 text-sm">在商品的编辑页面设置；已结束的保留半年。</p>
      <DeskList
        path={deskMenu.schedules.href}
        label="定时任务状态"
        tabs={tabs}
        optionsOf={(tab, page) =>
          deskQuery.goodsSchedule.list.queryOptions({
            input: { ...page, is_waiting: tab === 'waiting' ? 1 : 0 },
            meta: { silent: true },
          })
        }
        emptyText="没有定时任务"
      >
        {(row) => <ScheduleLine key={row.schedule_id} row={row} mayWrite={mayWrite} />}
      </DeskList>
    </>
  )
}

function ScheduleLine({ row, mayWrite }: { row: GoodsSchedule; mayWrite: boolean }) {
  const client = useQueryClient()
  const kind = scheduleKinds[row.kind]
  const cancel = useSingleMutation({
    mutationFn: () => desk.goodsSchedule.cancel({ schedule_id: row.schedule_id }),
    onSuccess: () => toast.success('已取消定时'),
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.goodsSchedule.key() }),
  })
  return (
    <li className="rounded-card border-line flex flex-wrap items-center gap-x-4 gap-y-2 border p-4">
      <Picture src={row.item_pic} alt="" width={240} className="rounded-control size-12 shrink-0" />
      <div className="min-w-0 flex-1 text-sm max-md:basis-48">
        {mayWrite ? (
          <Link href={deskProductHref(row.goods_id)} className="text-ink hover:text-brand break-words">
            {row.item_name}
          </Link>
        ) : (
          <span className="text-ink break-words">{row.item_name}</span>
        )}
        <p className="text-muted nums mt-1">
          {[kind, minuteText(row.run_at), row.by].filter(Boolean).join(' · ')}
        </p>
        {row.prices.length > 0 && (
          <p className="text-muted nums mt-1 text-xs break-words">
            {row.prices
              .slice(0, 5)
              .map(({ item_spec_desc: spec, price }) => `${spec} ${priceText(price)}`.trim())
              .join('；')}
            {row.prices.length > 5 && ` 等${row.prices.length}个规格`}
          </p>
        )}
        {row.state !== 'waiting' && (
          <p className={cx('mt-1 text-xs', row.state === 'failed' ? 'text-brand' : 'text-muted')}>
            {[scheduleStates[row.state], minuteText(row.done_at), row.note].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      {mayWrite && row.state === 'waiting' && (
        <Button
          variant="ghost"
          aria-label={`取消${kind} ${row.item_name}`}
          loading={cancel.isPending}
          onClick={async () => {
            if (await confirm({ text: `确定取消“${row.item_name}”的${kind}？` })) cancel.mutate()
          }}
        >
          取消
        </Button>
      )}
    </li>
  )
}
