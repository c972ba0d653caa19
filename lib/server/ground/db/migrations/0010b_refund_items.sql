-- Which lines a refund pays back; their refunded amounts grow when the money was paid.
CREATE TABLE "refund_items" (
	"refund_bn" text NOT NULL REFERENCES "refunds"("refund_bn"),
	"order_item_id" bigint NOT NULL REFERENCES "order_items"("id"),
	"num" integer NOT NULL,
	"fee" bigint NOT NULL,
	"point" integer NOT NULL,
	CONSTRAINT "refund_items_refund_bn_order_item_id_pk" PRIMARY KEY("refund_bn","order_item_id")
);
