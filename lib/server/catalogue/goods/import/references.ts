import 'server-only'
import type { GoodsDraft } from '@/lib/domain/import/goods-draft'
import type { Actor } from '@/lib/domain/person/actor'
import { addBrand } from '@/lib/server/catalogue/brand/change-brands'
import { addCategory } from '@/lib/server/catalogue/category/desk/change-categories'
import { addTag } from '@/lib/server/catalogue/goods-tag/change-tags'
import type { Queries } from '@/lib/server/ground/db/connection'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { only } from '@/lib/server/ground/db/only'
import { json, statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'

/** Brands $1 in lower case, categories whose last names are $2, tags $3, templates $4, grades $5. */
const namedReferences = statement(
  'goods_import_references',
  `select ${jsonRows(`select attribute_id as id, lower(attribute_name) as name from attributes
            where attribute_type = 'brand' and lower(attribute_name) = any($1::text[])`)} as brands,
          ${jsonRows(`select c.category_id as id, c.is_main as "isMain",
             array(select p.category_name from unnest(c.path) with ordinality u(id, place)
                     join categories p on p.category_id = u.id order by u.place) as names
             from categories c where c.category_name = any($2::text[])`)} as categories,
          ${jsonRows('select tag_id as id, tag_name as name from tags where tag_name = any($3::text[])')} as tags,
          ${jsonRows(`select template_id as id, name from freight_templates
            where status and distributor_id = 0 and name = any($4::text[])`)} as templates,
          ${jsonRows(`select 'normal' as kind, grade_id as id, grade_name as name from member_grades where grade_name = any($5::text[])
            union all select 'vip', vip_grade_id, grade_name from vip_grades where grade_name = any($5::text[])`)} as grades`,
  {
    brands: json<Named[]>(),
    categories: json<{ id: number; isMain: boolean; names: string[] }[]>(),
    tags: json<Named[]>(),
    templates: json<Named[]>(),
    grades: json<{ kind: 'normal' | 'vip'; id: number; name: string }[]>(),
  },
)
interface Named {
  id: number
  name: string
}

/** The ids of what products of a file name; undefined for what does not exist. */
export interface References {
  brand: (name: string) => number | undefined
  category: (path: readonly string[], isMain: boolean) => number | undefined
  /** Whether the other tree of categories has one at the end of a path, at any place. */
  isInOtherTree: (path: readonly string[], isMain: boolean) => boolean
  tag: (name: string) => number | undefined
  template: (name: string) => number | undefined
  grade: (name: string) => { kind: 'normal' | 'vip'; id: number } | undefined
}

const pathKey = (path: readonly string[], isMain: boolean) => JSON.stringify([isMain, ...path])

/** What the drafts of some products name. */
const namesOf = (drafts: readonly GoodsDraft[]) => {
  const unique = (names: readonly (string | undefined)[]) => [
    ...new Set(names.filter((name) => name !== undefined)),
  ]
  return {
    brands: unique(drafts.map(({ brand }) => brand)),
    mains: drafts.flatMap(({ mainCategory }) => (mainCategory ? [mainCategory] : [])),
    categories: drafts.flatMap(({ categories = [] }) => categories),
    tags: unique(drafts.flatMap(({ tags = [] }) => tags)),
    templates: unique(drafts.map(({ template }) => template)),
    grades: unique(
      drafts.flatMap(({ skus }) =>
        skus.flatMap(({ gradePrices = [] }) => gradePrices.map(({ grade }) => grade)),
      ),
    ),
  }
}

/** Looks up what products of a file name. */
export async function loadReferences(db: Queries, drafts: readonly GoodsDraft[]): Promise<References> {
  const { brands, mains, categories, tags, templates, grades } = namesOf(drafts)
  const lastNames = [...mains, ...categories].flatMap((path) => path.at(-1) ?? [])
  const found = only(
    await db.run(namedReferences, [
      brands.map((name) => name.toLowerCase()),
      [...new Set(lastNames)],
      tags,
      templates,
      grades,
    ]),
    'looking up the names of a file',
  )
  const byName = (list: readonly Named[]) => new Map(list.map(({ id, name }) => [name, id]))
  const [brandIds, tagIds, templateIds] = [byName(found.brands), byName(found.tags), byName(found.templates)]
  const categoryIds = new Map(found.categories.map(({ id, isMain, names }) => [pathKey(names, isMain), id]))
  const gradeOf = new Map(found.grades.map(({ kind, id, name }) => [name, { kind, id }]))
  return {
    brand: (name) => brandIds.get(name.toLowerCase()),
    category: (path, isMain) => categoryIds.get(pathKey(path, isMain)),
    isInOtherTree: (path, isMain) =>
      found.categories.some((one) => one.isMain !== isMain && one.names.at(-1) === path.at(-1)),
    tag: (name) => tagIds.get(name),
    template: (name) => templateIds.get(name),
    grade: (name) => gradeOf.get(name),
  }
}

/** Rows that an import created because its products name them; undoing removes those that nothing uses. */
export interface CreatedReferences {
  brands: number[]
  /** Parents before children. */
  categories: number[]
  tags: number[]
}

const newTag = { tag_color: '#e1251b', font_color: '#ffffff', front_show: true }

/** Creates brands, categories and tags that products name and that do not exist. Services of the mall write them. */
export async function createReferences(
  mall: Mall,
  actor: Actor,
  drafts: readonly GoodsDraft[],
  known: References,
): Promise<CreatedReferences> {
  const { brands, mains, categories, tags } = namesOf(drafts)
  const created: CreatedReferences = { brands: [], categories: [], tags: [] }
  const seen = new Set<string>()
  for (const name of brands) {
    if (known.brand(name) !== undefined || seen.has(name.toLowerCase())) continue
    seen.add(name.toLowerCase())
    created.brands.push(
      (await addBrand(mall, actor, { brand_name: name, memo: '', logo: '', sort: 0 })).brand_id,
    )
  }
  for (const name of tags)
    if (known.tag(name) === undefined)
      created.tags.push((await addTag(mall, actor, { tag_name: name, ...newTag })).tag_id)
  for (const [paths, isMain] of [
    [mains, true],
    [categories, false],
  ] as const)
    created.categories.push(...(await createPaths(mall, actor, paths, isMain, known)))
  return created
}

async function createPaths(
  mall: Mall,
  actor: Actor,
  paths: readonly (readonly string[])[],
  isMain: boolean,
  known: References,
): Promise<number[]> {
  const created: number[] = []
  const idOf = new Map<string, number>()
  for (const path of paths) {
    if (known.category(path, isMain) !== undefined) continue
    let parent = 0
    for (let level = 1; level <= path.length; level++) {
      const part = path.slice(0, level)
      const key = pathKey(part, isMain)
      const id = idOf.get(key) ?? (await findCategory(mall.db, part, isMain))
      if (id !== undefined) parent = id
      else {
        const name = part.at(-1) ?? ''
        const added = await addCategory(mall, actor, {
          category_name: name,
          parent_id: parent,
          isMain,
          image_url: '',
        })
        parent = added.category_id
        created.push(parent)
      }
      idOf.set(key, parent)
    }
  }
  return created
}

async function findCategory(
  db: Queries,
  path: readonly string[],
  isMain: boolean,
): Promise<number | undefined> {
  const found = only(await db.run(namedReferences, [[], [path.at(-1)], [], [], []]), 'looking up a category')
  return found.categories.find((one) => pathKey(one.names, one.isMain) === pathKey(path, isMain))?.id
}
