'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskBrand } from '@/lib/contract/operator/catalogue/brand'
import { useMay } from '../../frame/use-desk'
import { DeskList } from '../../list/desk-list'
import { deskMenu } from '../../menu/pages'
import { BrandDialog } from './brand-dialog'

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
            <Button aria-haspopup="dialog" onClick={() => setOpen('new')}>
              新增品牌
            </Button>
          )
        }
      >
        {(row) => (
          <BrandLine key={row.brand_id} brand={row} {...(mayWrite && { onOpen: () => setOpen(row) })} />
        )}
      </DeskList>
      {mayWrite && <BrandDialog open={open} onClose={() => setOpen(null)} />}
    </>
  )
}

/** @param onOpen absent for people who may only see */
function BrandLine({ brand, onOpen }: { brand: DeskBrand; onOpen?: () => void }) {
  const client = useQueryClient()
  const { brand_name: name } = brand
  const remove = useSingleMutation({
    mutationFn: () => desk.brand.remove({ brand_id: brand.brand_id }),
    onSuccess: () => toast.success('已删除'),
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.brand.key() }),
  })
  return (
    <li className="rounded-card border-line flex flex-wrap items-center gap-x-4 gap-y-2 border p-4">
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
              if (await confirm({ text: `确定删除品牌“${name}”？`, danger: true })) remove.mutate()
            }}
          >
            删除
          </Button>
        </span>
      )}
    </li>
  )
}
