-- Indexed again at the next start: products that are not sold online lose the tag of the programme in the index.
UPDATE "goods_index" i SET "codes" = NULL FROM "goods" g WHERE g."goods_id" = i."goods_id" AND g."approve_status" <> 'onsale';
