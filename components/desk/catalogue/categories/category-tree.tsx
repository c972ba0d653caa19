'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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
import { Tree, TreeLine, type TreePlace } from '../../list/tree'
import { useCategories } from '../goods/category-select'
import { AttributeDialog } from './attribute-dialog'
import { CategoryDialog, type OpenCategory } from './category-dialog'

const trees = [
  { value: 'sales', label: '商城分类' },
  { value: 'main', label: '管理分类' },
] as const
type TreeName = (typeof trees)[number]['value']

const about: Record<TreeName, string> = {
  sales: '顾客在商城首页和列表看到的分类，最多3级。',
  main: '内部使用的分类，用来圈定满减、优惠券等活动的商品，也决定商品要填写哪些参数，顾客看不到。',
}

/** 商品分类: the two trees, changed in place (contract operator §4). */
export function CategoryTree() {
  const [tree, setTree] = useState<TreeName>('sales')
  const isMain = tree === 'main'
  const query = useCategories(isMain)
  const mayWrite = useMay('goods:write')
  const [open, setOpen] = useState<OpenCategory | null>(null)
  const [filled, setFilled] = useState<DeskCategory | null>(null)
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
          <Tree rows={rows}>
            {(category, place) => (
              <CategoryLine
                category={category}
                hasChildren={rows.some(({ parent_id: id }) => id === category.category_id)}
                isMain={isMain}
                place={place}
                mayWrite={mayWrite}
                onOpen={setOpen}
                onFill={setFilled}
              />
            )}
          </Tree>
        )}
      </LoadedList>
      {mayWrite && <CategoryDialog open={open} onClose={() => setOpen(null)} />}
      {mayWrite && <AttributeDialog open={filled} onClose={() => setFilled(null)} />}
    </>
  )
}

interface CategoryLineProps {
  category: DeskCategory
  hasChildren: boolean
  isMain: boolean
  place: TreePlace
  mayWrite: boolean
  onOpen: (open: OpenCategory) => void
  /** Opens the parameters and specifications of a category of management. */
  onFill: (category: DeskCategory) => void
}

/** Levels of both trees. */
const maxLevel = 3

function CategoryLine({ category, hasChildren, isMain, place, mayWrite, onOpen, onFill }: CategoryLineProps) {
  const client = useQueryClient()
  const { category_id: id, category_name: name } = category
  const refresh = () => client.invalidateQueries({ queryKey: deskQuery.category.key() })
  const arrange = useSingleMutation({
    mutationFn: (ids: number[]) =>
      desk.category.arrange({
        parent_id: category.parent_id,
        is_main_category: isMain ? 1 : 0,
        category_id: JSON.stringify(ids),
      }),
    onSettled: refresh,
  })
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
      place={place}
      onArrange={(ids) => arrange.mutate(ids)}
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
