'use client'
import { useState } from 'react'
import { AftersaleFacts } from '@/components/aftersale/aftersale-facts'
import { AftersaleLine } from '@/components/aftersale/aftersale-line'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Link } from '@/components/ui/link'
import { deskQuery } from '@/lib/client/call/desk'
import type { AftersaleInfo } from '@/lib/contract/trade/aftersale'
import {
  deskAftersaleActions,
  possibleActions,
  type DeskAftersaleActionName,
} from '@/lib/domain/aftersale/desk-actions'
import { aftersaleTypes } from '@/lib/domain/aftersale/values'
import { mayDo } from '@/lib/domain/desk/roles'
import { isPointsOrder } from '@/lib/domain/order/price/points-price'
import { minuteText } from '@/lib/domain/time/china'
import { FormSection } from '../../form/form-section'
import { LoadedRow } from '../../form/loaded-row'
import { useDesk } from '../../frame/use-desk'
import { aftersaleTones, StateChip } from '../../list/state-chip'
import { deskOrderHref } from '../../menu/hrefs'
import { deskMenu } from '../../menu/pages'
import { WithTimeline } from '../../settings/audit/timeline'
import { AftersaleDialogs } from './aftersale-dialogs'

/** 售后详情: what the buyer asks for, with pictures, and what is to be decided. */
export const DeskAftersale = ({ number }: { number: string }) => (
  <LoadedRow
    listHref={deskMenu.aftersales.href}
    options={deskQuery.aftersale.info.queryOptions({ input: { aftersales_bn: number } })}
  >
    {(info) => (
      <WithTimeline subject="aftersale" id={number}>
        <div className="grid grid-cols-1 gap-4 max-md:gap-3">
          <AftersaleHead info={info} />
          <Goods info={info} />
          <AftersaleFacts info={info} className="rounded-panel p-6 max-md:rounded-none max-md:p-4" />
        </div>
      </WithTimeline>
    )}
  </LoadedRow>
)

/** The one that follows in the normal course is red. */
const isMain = (name: DeskAftersaleActionName, all: readonly DeskAftersaleActionName[]): boolean =>
  name !== 'refuse' && name === all[0]

function AftersaleHead({ info }: { info: AftersaleInfo }) {
  const [open, setOpen] = useState<DeskAftersaleActionName | null>(null)
  const role = useDesk().data?.desk_role
  const { aftersales_type: type, aftersales_status: status, progress } = info
  const actions = possibleActions({ type, status, progress }).filter(
    (name) => role !== undefined && mayDo(role, deskAftersaleActions[name].permission),
  )
  return (
    <section
      aria-label="售后状态"
      className="rounded-panel bg-card flex flex-wrap items-center gap-x-4 gap-y-3 p-6 max-md:rounded-none max-md:p-4"
    >
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateChip tone={aftersaleTones[status]}>{info.status_msg}</StateChip>
          <span className="text-ink font-semibold">{aftersaleTypes[type]}</span>
          <span className="nums text-ink" translate="no">
            {info.aftersales_bn}
          </span>
          <CopyButton text={info.aftersales_bn} label="复制售后编号" />
        </p>
        <p className="text-muted nums mt-1 text-xs">
          {[
            info.progress_msg,
            `${minuteText(info.create_time)} 申请`,
            info.auto_refuse_time > 0 &&
              status === 1 &&
              `${minuteText(info.auto_refuse_time)} 前未寄回将自动驳回`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden max-md:w-full max-md:*:flex-1">
        {actions.map((name) => (
          <Button
            key={name}
            variant={isMain(name, actions) ? 'primary' : 'ghost'}
            aria-haspopup="dialog"
            onClick={() => setOpen(name)}
          >
            {deskAftersaleActions[name].label}
          </Button>
        ))}
      </div>
      <AftersaleDialogs open={open && { name: open, info }} onClose={() => setOpen(null)} />
    </section>
  )
}

const Goods = ({ info }: { info: AftersaleInfo }) => (
  <FormSection id="aftersale-goods" title="商品">
    <ul>
      {info.detail.map((detail) => (
        <li key={detail.detail_id} className="flex">
          <AftersaleLine
            detail={detail}
            orderLine={detail.orderItem}
            isPoints={isPointsOrder(info.order_info)}
          />
        </li>
      ))}
    </ul>
    <p className="nums text-muted mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <Link href={deskOrderHref(info.order_id)} className="text-link hover:text-brand tap">
        订单 {info.order_id}
      </Link>
      <span>
        {info.app_info.order_info.receiver_name} {info.app_info.order_info.receiver_mobile}
      </span>
    </p>
  </FormSection>
)
