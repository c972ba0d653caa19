'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRegions } from '@/components/address/region-select'
import { Button, ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/pill'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskFreight } from '@/lib/contract/operator/trade/freight'
import { confOf, valuations } from '@/lib/domain/delivery/freight-form'
import { feeText } from '@/lib/domain/delivery/freight-rule'
import { indexRegions, type IndexedRegion } from '@/lib/domain/delivery/region-index'
import { useMay } from '../../frame/use-desk'
import { LoadedList } from '../../list/loaded-list'
import { RecycleBin } from '../../list/recycle-bin'
import { SelectedLines, type LineChange } from '../../list/selected-lines'
import { deskFreightHref } from '../../menu/hrefs'
import { areaText } from './area-choice'

const options = deskQuery.freight.list.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } })

const bulk =
  (kind: 'on' | 'off' | 'delete'): LineChange['run'] =>
  (ids) =>
    desk.freight.bulk({ templates_ids: JSON.stringify(ids), change: JSON.stringify({ kind }) })

/** 运费模板: what products cost to ship (contract operator §4). */
export function FreightList() {
  const query = useQuery(options)
  const { data: tree } = useRegions()
  const mayWrite = useMay('freight:write')
  const index = indexRegions(tree ?? [])
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">没有选择模板的商品包邮，新商品使用默认模板</p>
        {mayWrite && (
          <span className="ml-auto flex flex-wrap items-center gap-3">
            <RecycleBin
              noun="运费模板"
              optionsOf={(page) =>
                deskQuery.freight.recycled.queryOptions({ input: page, meta: { silent: true } })
              }
              restore={(id) => desk.freight.restore({ templates_id: id })}
              shownBy={deskQuery.freight.key()}
            />
            <ButtonLink href={deskFreightHref('new')}>新增运费模板</ButtonLink>
          </span>
        )}
      </div>
      <LoadedList
        query={query}
        empty={
          <Empty
            text="还没有运费模板，所有商品包邮"
            {...(mayWrite && { action: { href: deskFreightHref('new'), label: '新增运费模板' } })}
          />
        }
      >
        {(templates) => (
          <SelectedLines
            rows={templates}
            idOf={({ templates_id: id }) => id}
            nameOf={({ name }) => name}
            unit="个模板"
            shownBy={deskQuery.freight.key()}
            isOff={!mayWrite}
            className="grid gap-3"
            changes={[
              { label: '启用', run: bulk('on') },
              { label: '停用', run: bulk('off') },
              {
                label: '删除',
                run: bulk('delete'),
                question: (count) => `确定删除${count}个运费模板？30天内可以从回收站恢复。`,
              },
            ]}
          >
            {(one, box) => (
              <FreightLine key={one.templates_id} freight={one} box={box} index={index} mayWrite={mayWrite} />
            )}
          </SelectedLines>
        )}
      </LoadedList>
    </>
  )
}

/** The rules of a template in a few words. */
function rulesText(freight: DeskFreight, index: ReadonlyMap<string, IndexedRegion>): string {
  const { valuation, is_free: isFree, nopost, fee, money } = freight
  const template = {
    templateId: freight.templates_id,
    isFree,
    valuation,
    status: true,
    conf: confOf(freight, valuation),
  }
  const others = new Set((valuation === 3 ? money : fee).map(({ area }) => area.join()).filter(Boolean)).size
  return [
    isFree
      ? '包邮'
      : valuation === 3
        ? valuations[3].name
        : `${valuations[valuation].name}：${feeText(template, [])}`,
    !isFree && others > 0 && `另有${others}条地区规则`,
    !isFree && freight.free.length > 0 && `包邮条件${freight.free.length}条`,
    nopost.length > 0 && `${areaText(nopost, index)}不配送`,
  ]
    .filter(Boolean)
    .join(' · ')
}

interface FreightLineProps {
  freight: DeskFreight
  /** Its check box. */
  box: ReactNode
  index: ReadonlyMap<string, IndexedRegion>
  mayWrite: boolean
}

function FreightLine({ freight, box, index, mayWrite }: FreightLineProps) {
  const { templates_id: id, name } = freight
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: deskQuery.freight.key() })
  const setDefault = useSingleMutation({
    mutationFn: () => desk.freight.setDefault({ templates_id: freight.is_default ? 0 : id }),
    onSuccess: () => toast.success(freight.is_default ? '已取消默认' : '已设为默认'),
    onSettled: refresh,
  })
  const remove = useSingleMutation({
    mutationFn: () => desk.freight.remove({ templates_id: id }),
    onSuccess: () => toast.success('已移到回收站'),
    onSettled: refresh,
  })
  return (
    <li className="rounded-card border-line flex flex-wrap items-center gap-x-4 gap-y-2 border p-4">
      {box}
      <div className="min-w-0 flex-1 max-md:basis-60">
        <p className="text-ink flex flex-wrap items-center gap-2 font-semibold break-words">
          <Link href={deskFreightHref(id)} className="hover:text-brand">
            {name}
          </Link>
          {freight.is_default && <Tag>默认</Tag>}
          {!freight.status && <Tag>已停用</Tag>}
        </p>
        <p className="text-muted nums mt-1 text-sm break-words">{rulesText(freight, index)}</p>
        <p className="text-muted nums mt-1 text-sm">{freight.goods_num}个商品使用</p>
      </div>
      {mayWrite && (
        <span className="flex flex-wrap gap-3 max-md:ml-auto">
          {freight.status && (
            <Button
              variant="ghost"
              aria-label={`${freight.is_default ? '取消默认' : '设为默认'}，${name}`}
              loading={setDefault.isPending}
              onClick={() => setDefault.mutate()}
            >
              {freight.is_default ? '取消默认' : '设为默认'}
            </Button>
          )}
          <ButtonLink variant="ghost" href={deskFreightHref(id)} aria-label={`编辑${name}`}>
            编辑
          </ButtonLink>
          <Button
            variant="ghost"
            aria-label={`删除${name}`}
            loading={remove.isPending}
            onClick={async () => {
              const text = `确定删除运费模板“${name}”？30天内可以从回收站恢复。`
              if (await confirm({ text, danger: true })) remove.mutate()
            }}
          >
            删除
          </Button>
        </span>
      )}
    </li>
  )
}
