import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { getCategoryAttributes, setCategoryAttributes } from './category-attributes'
import { changeAttribute, changeAttributes, changeValue, mergeValues } from './change-attributes'
import { listAttributes, listValues } from './list-attributes'

const routes = os.operator.attribute

export const operatorAttributeRoutes = {
  list: routes.list.handler(({ input, context }) => listAttributes(context.mall.db, input)),

  change: routes.change.handler(({ input, context }) =>
    operatorWrite(context, 'attribute.change', input, ({ mall, scope: { actor } }) =>
      changeAttribute(mall, actor, input),
    ),
  ),

  bulk: routes.bulk.handler(({ input, context }) =>
    operatorWrite(context, 'attribute.bulk', input, ({ mall, scope: { actor } }) =>
      changeAttributes(mall, actor, input.attribute_ids, input.change),
    ),
  ),

  values: routes.values.handler(({ input, context }) => listValues(context.mall.db, input)),

  changeValue: routes.changeValue.handler(({ input, context }) =>
    operatorWrite(context, 'attribute.changeValue', input, ({ mall, scope: { actor } }) =>
      changeValue(mall, actor, input.attribute_value_id, input.attribute_value),
    ),
  ),

  mergeValues: routes.mergeValues.handler(({ input, context }) =>
    operatorWrite(context, 'attribute.mergeValues', input, ({ mall, scope: { actor } }) =>
      mergeValues(mall, actor, input.attribute_value_id, input.into),
    ),
  ),

  ofCategory: routes.ofCategory.handler(({ input, context }) =>
    getCategoryAttributes(context.mall.db, input.category_id),
  ),

  setOfCategory: routes.setOfCategory.handler(({ input, context }) =>
    operatorWrite(context, 'attribute.setOfCategory', input, ({ mall, scope: { actor } }) =>
      setCategoryAttributes(mall, actor, input),
    ),
  ),
}
