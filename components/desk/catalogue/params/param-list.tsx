'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskAttribute } from '@/lib/contract/operator/catalogue/attribute'
import { useMay } from '../../frame/use-desk'
import { DeskList } from '../../list/desk-list'
import { SelectedLines, type LineChange } from '../../list/selected-lines'
import { deskMenu } from '../../menu/pages'
import { RenameDialog, type OpenName } from './rename-dialog'
import { ValuesDialog } from './values-dialog'

const tabs = [
  { value: 'params', label: '参数' },
  { value: 'specs', label: '规格' },
] as const

const bulk =
  (kind: 'show' | 'hide'): LineChange['run'] =>
  (ids) =>
    desk.attribute.bulk({ attribute_ids: JSON.stringify(ids), change: JSON.stringify({ kind }) })

/** 参数和规格: names and values over all categories (contract operator §4). */
export function ParamList() {
  const [renamed, setRenamed] = useState<OpenName | null>(null)
  const [open, setOpen] = useState<DeskAttribute | null>(null)
  const mayWrite = useMay('goods:write')
  return (
    <>
      <p className="text-muted mb-4 text-sm">
        商品里填写过的参数和规格。改名和合并会修改所有使用它的商品；分类要求哪些参数，在“分类”的管理分类里设置。
      </p>
      <DeskList
        path={deskMenu.params.href}
        label="参数和规格"
        tabs={tabs}
        searchLabel="名称"
        optionsOf={(tab, page, keyword) =>
          deskQuery.attribute.list.queryOptions({
            input: {
              attribute_type: tab === 'params' ? 'item_params' : 'item_spec',
              ...page,
              ...(keyword && { keyword }),
            },
            meta: { silent: true },
          })
        }
        emptyText="商品里还没有填写过"
        table={(rows) => (
          <SelectedLines
            rows={rows}
            idOf={({ attribute_id: id }) => id}
            nameOf={({ attribute_name: name }) => name}
            unit="项"
            shownBy={deskQuery.attribute.key()}
            isOff={!mayWrite}
            className="grid gap-3"
            changes={[
              { label: '设为可筛选', run: bulk('show') },
              { label: '设为不可筛选', run: bulk('hide') },
            ]}
          >
            {(row, box) => (
              <ParamLine
                key={row.attribute_id}
                row={row}
                box={box}
                mayWrite={mayWrite}
                onRename={() => setRenamed({ kind: 'name', id: row.attribute_id, text: row.attribute_name })}
                onOpen={() => setOpen(row)}
              />
            )}
          </SelectedLines>
        )}
      />
      <RenameDialog open={renamed} onClose={() => setRenamed(null)} />
      <ValuesDialog open={open} mayWrite={mayWrite} onClose={() => setOpen(null)} />
    </>
  )
}

interface ParamLineProps {
  row: DeskAttribute
  /** Its check box. */
  box: ReactNode
  mayWrite: boolean
  onRename: () => void
  onOpen: () => void
}

function ParamLine({ row, box, mayWrite, onRename, onOpen }: ParamLineProps) {
  const client = useQueryClient()
  const { attribute_name: name } = row
  const filter = useSingleMutation({
    mutationFn: (isFilterable: boolean) =>
      desk.attribute.change({ attribute_id: row.attribute_id, is_filterable: isFilterable }),
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.attribute.key() }),
  })
  return (
    <li className="rounded-card border-line flex flex-wrap items-center gap-x-4 gap-y-2 border p-4">
      {box}
      <div className="min-w-0 flex-1 max-md:basis-60">
        <p className="text-ink font-semibold break-words">{name}</p>
        <p className="text-muted nums mt-1 text-sm break-words">
          {[
            `${row.value_num}个值`,
            `${row.goods_num}个商品`,
            row.categories.length > 0 && `分类：${row.categories.join('、')}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <span className="flex flex-wrap items-center gap-3">
        {mayWrite && (
          <Checkbox
            aria-label={`商城可筛选 ${name}`}
            checked={row.is_filterable}
            disabled={filter.isPending}
            onChange={({ target }) => filter.mutate(target.checked)}
          >
            商城可筛选
          </Checkbox>
        )}
        {mayWrite && (
          <Button variant="ghost" aria-haspopup="dialog" aria-label={`改名 ${name}`} onClick={onRename}>
            改名
          </Button>
        )}
        <Button variant="ghost" aria-haspopup="dialog" aria-label={`查看值 ${name}`} onClick={onOpen}>
          查看值
        </Button>
      </span>
    </li>
  )
}
