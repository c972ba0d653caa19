'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskBrand } from '@/lib/contract/operator/catalogue/brand'
import { useMay } from '../../frame/use-desk'
import { DeskList } from '../../list/desk-list'
import { RecycleBin } from '../../list/recycle-bin'
import { SelectedLines } from '../../list/selected-lines'
import { deskMenu } from '../../menu/pages'
import { BrandDialog } from './brand-dialog'
import { SortButton } from './sort-button'

const tabs = [{ value: 'all', label: '全部品牌' }] as const

/** 品牌: the brands of products (contract operator §4). */
export function BrandList() {
  const [open, setOpen] = useState<DeskBrand | 'new' | null>(null)
  const mayWrite = useMay('goods:write')
  return (
    <>
      <DeskList
        path={deskMenu.brands.href}
        label="品牌"
        tabs={tabs}
        searchLabel="品牌名称"
        optionsOf={(_tab, page, keyword) =>
          deskQuery.brand.list.queryOptions({
            input: { ...page, ...(keyword && { keyword }) },
            meta: { silent: true },
          })
        }
        emptyText="还没有品牌"
        actions={() =>
          mayWrite && (
            <>
              <RecycleBin
                noun="品牌"
                optionsOf={(page) =>
                  deskQuery.brand.recycled.queryOptions({ input: page, meta: { silent: true } })
                }
                restore={(id) => desk.brand.restore({ brand_id: id })}
                shownBy={deskQuery.brand.key()}
              />
              <Button aria-haspopup="dialog" onClick={() => setOpen('new')}>
                新增品牌
              </Button>
            </>
          )
        }
        table={(rows) => (
          <SelectedLines
            rows={rows}
            idOf={({ brand_id: id }) => id}
            nameOf={({ brand_name: name }) => name}
            unit="个品牌"
            shownBy={deskQuery.brand.key()}
            isOff={!mayWrite}
            className="grid gap-3"
            changes={[
              {
                label: '删除',
                run: (ids) =>
                  desk.brand.bulk({
                    brand_ids: JSON.stringify(ids),
                    change: JSON.stringify({ kind: 'delete' }),
                  }),
                question: (count) => `确定删除${count}个品牌？30天内可以从回收站恢复。`,
              },
            ]}
            more={(ids, onDone) => <SortButton ids={ids} onDone={onDone} />}
          >
            {(row, box) => (
              <BrandLine
                key={row.brand_id}
                brand={row}
                box={box}
                {...(mayWrite && { onOpen: () => setOpen(row) })}
              />
            )}
          </SelectedLines>
        )}
      />
      {mayWrite && <BrandDialog open={open} onClose={() => setOpen(null)} />}
    </>
  )
}

/** @param onOpen absent for people who may only see */
function BrandLine({ brand, box, onOpen }: { brand: DeskBrand; box: ReactNode; onOpen?: () => void }) {
  const client = useQueryClient()
  const { brand_name: name } = brand
  const remove = useSingleMutation({
    mutationFn: () => desk.brand.remove({ brand_id: brand.brand_id }),
    onSuccess: () => toast.success('已移到回收站'),
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.brand.key() }),
  })
  return (
    <li className="rounded-card border-line flex flex-wrap items-center gap-x-4 gap-y-2 border p-4">
      {box}
      <Picture
        src={brand.logo}
        alt=""
        width={240}
        fit="contain"
        className="rounded-control bg-card! size-12 shrink-0"
      />
      <div className="min-w-0 flex-1 max-md:basis-40">
        <p className="text-ink font-semibold break-words">{name}</p>
        <p className="text-muted nums mt-1 text-sm break-words">
          {[`${brand.goods_num}个商品`, brand.memo].filter(Boolean).join(' · ')}
        </p>
      </div>
      {onOpen && (
        <span className="flex gap-3 max-md:ml-auto">
          <Button variant="ghost" aria-haspopup="dialog" aria-label={`编辑${name}`} onClick={onOpen}>
            编辑
          </Button>
          <Button
            variant="ghost"
            aria-label={`删除${name}`}
            loading={remove.isPending}
            onClick={async () => {
              const text = `确定删除品牌“${name}”？30天内可以从回收站恢复。`
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
