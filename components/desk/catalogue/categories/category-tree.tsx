'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Picture } from '@/components/ui/picture'
import { Tabs } from '@/components/ui/tabs'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskCategory } from '@/lib/contract/operator/catalogue/category'
import { useMay } from '../../frame/use-desk'
import { LoadedList } from '../../list/loaded-list'
import { Tree } from '../../list/tree/tree'
import { TreeLine } from '../../list/tree/tree-line'
import { useTreeMoves } from '../../list/tree/use-tree-moves'
import { UndoNote } from '../../list/undo-note'
import { categoriesKey, useCategories } from '../goods/category-select'
import { AttributeDialog } from './attribute-dialog'
import { CategoryDialog, type OpenCategory } from './category-dialog'

const trees = [
  { value: 'sales', label: '商城分类' },
  { value: 'main', label: '管理分类' },
] as const
type TreeName = (typeof trees)[number]['value']

/** Levels of both trees. */
const maxLevel = 3

const about: Record<TreeName, string> = {
  sales: '顾客在商城首页和列表看到的分类，最多3级。',
  main: '内部使用的分类，用来圈定满减、优惠券等活动的商品，也决定商品要填写哪些参数，顾客看不到。',
}

const nameOf = ({ category_name: name }: DeskCategory) => name

/** 商品分类: the two trees, changed in place (contract operator §4). */
export function CategoryTree() {
  const [tree, setTree] = useState<TreeName>('sales')
  const isMain = tree === 'main'
  const query = useCategories(isMain)
  const mayWrite = useMay('goods:write')
  const [open, setOpen] = useState<OpenCategory | null>(null)
  const [filled, setFilled] = useState<DeskCategory | null>(null)
  const client = useQueryClient()
  const moves = useTreeMoves({
    tree: query.data,
    nameOf,
    send: desk.category.move,
    onMoved: (moved) => client.setQueryData(categoriesKey(isMain), moved),
    onRefused: () => client.invalidateQueries({ queryKey: deskQuery.category.key() }),
  })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Tabs label="分类树" items={trees} value={tree} onChange={setTree} look="pill" />
        {mayWrite && (
          <Button onClick={() => setOpen({ category: null, parentId: 0, isMain })}>新增一级分类</Button>
        )}
      </div>
      <p className="text-muted mb-4 text-sm">{about[tree]}</p>
      <LoadedList query={query} empty={<Empty text="还没有分类" />}>
        {(rows) => (
          <Tree rows={rows} levels={maxLevel} nameOf={nameOf} onMove={mayWrite ? moves.move : null}>
            {(category, buttons) => (
              <CategoryLine
                category={category}
                hasChildren={rows.some(({ parent_id: id }) => id === category.category_id)}
                isMain={isMain}
                moves={buttons}
                mayWrite={mayWrite}
                onOpen={setOpen}
                onFill={setFilled}
              />
            )}
          </Tree>
        )}
      </LoadedList>
      <UndoNote change={moves.change} onClose={moves.close} />
      {mayWrite && <CategoryDialog open={open} onClose={() => setOpen(null)} />}
      {mayWrite && <AttributeDialog open={filled} onClose={() => setFilled(null)} />}
    </>
  )
}

interface CategoryLineProps {
  category: DeskCategory
  hasChildren: boolean
  isMain: boolean
  /** Buttons that move it. */
  moves: ReactNode
  mayWrite: boolean
  onOpen: (open: OpenCategory) => void
  /** Opens the parameters and specifications of a category of management. */
  onFill: (category: DeskCategory) => void
}

function CategoryLine(props: CategoryLineProps) {
  const { category, hasChildren, isMain, moves, mayWrite, onOpen, onFill } = props
  const client = useQueryClient()
  const { category_id: id, category_name: name } = category
  const refresh = () => client.invalidateQueries({ queryKey: deskQuery.category.key() })
  const remove = useSingleMutation({
    mutationFn: () => desk.category.remove({ category_id: id }),
    onSuccess: () => toast.success('已删除'),
    onSettled: refresh,
  })
  return (
    <TreeLine
      name={name}
      notes={
        <>
          <span className="text-muted nums ml-2 text-xs">
            {category.goods_num}个商品{hasChildren && '（含下级）'}
          </span>
          {category.is_show_front === 0 && <span className="text-brand ml-2 text-xs">已隐藏</span>}
        </>
      }
      picture={
        <Picture src={category.image_url} alt="" width={240} className="rounded-control size-10 shrink-0" />
      }
      moves={moves}
      mayWrite={mayWrite}
    >
      {category.level < maxLevel && (
        <Button
          variant="text"
          className="px-2"
          aria-label={`${name} 新增下级`}
          onClick={() => onOpen({ category: null, parentId: id, isMain })}
        >
          新增下级
        </Button>
      )}
      {isMain && (
        <Button
          variant="text"
          className="px-2"
          aria-haspopup="dialog"
          aria-label={`${name} 参数和规格`}
          onClick={() => onFill(category)}
        >
          参数和规格
        </Button>
      )}
      <Button
        variant="text"
        className="px-2"
        aria-label={`编辑${name}`}
        onClick={() => onOpen({ category, parentId: category.parent_id, isMain })}
      >
        编辑
      </Button>
      <Button
        variant="text"
        className="px-2"
        aria-label={`删除${name}`}
        loading={remove.isPending}
        onClick={async () => {
          if (await confirm({ text: `确定删除分类“${name}”？`, danger: true })) remove.mutate()
        }}
      >
        删除
      </Button>
    </TreeLine>
  )
}
