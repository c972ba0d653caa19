-- Group buying (ADR 0036): activities of one SKU, teams that fill within hours, seats that orders take.
CREATE TABLE "group_activities" (
	"activity_id" serial PRIMARY KEY NOT NULL,
	"activity_name" text NOT NULL,
	"item_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"distributor_id" integer DEFAULT 0 NOT NULL,
	"price" bigint NOT NULL,
	"people" integer NOT NULL,
	"hours" integer NOT NULL,
	"begin_time" bigint NOT NULL,
	"end_time" bigint NOT NULL,
	"store" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"limit_num" integer DEFAULT 0 NOT NULL,
	"share_desc" text DEFAULT '' NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created" bigint NOT NULL,
	"updated" bigint NOT NULL,
	CONSTRAINT "group_activities_price" CHECK ("group_activities"."price" > 0),
	CONSTRAINT "group_activities_people" CHECK ("group_activities"."people" between 2 and 100),
	CONSTRAINT "group_activities_hours" CHECK ("group_activities"."hours" between 1 and 720),
	CONSTRAINT "group_activities_times" CHECK ("group_activities"."end_time" > "group_activities"."begin_time"),
	CONSTRAINT "group_activities_store" CHECK ("group_activities"."sold" between 0 and "group_activities"."store"),
	CONSTRAINT "group_activities_limit" CHECK ("group_activities"."limit_num" >= 0)
);
--> statement-breakpoint
CREATE TABLE "group_teams" (
	"team_id" bigserial PRIMARY KEY NOT NULL,
	"activity_id" integer NOT NULL,
	"leader_id" bigint NOT NULL,
	"people" integer NOT NULL,
	"joined" integer DEFAULT 1 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"begin_time" bigint NOT NULL,
	"end_time" bigint NOT NULL,
	"done_time" bigint,
	CONSTRAINT "group_teams_seats" CHECK (0 <= "group_teams"."paid" and "group_teams"."paid" <= "group_teams"."joined" and "group_teams"."joined" <= "group_teams"."people"),
	CONSTRAINT "group_teams_status" CHECK ("group_teams"."status" in (1, 2, 3)),
	CONSTRAINT "group_teams_success" CHECK (("group_teams"."status" = 2) = ("group_teams"."paid" = "group_teams"."people"))
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"order_id" text PRIMARY KEY NOT NULL,
	"team_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"num" integer NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"join_time" bigint NOT NULL,
	"paid_time" bigint,
	CONSTRAINT "group_members_num_positive" CHECK ("group_members"."num" > 0),
	CONSTRAINT "group_members_state" CHECK ("group_members"."state" in ('reserved', 'paid', 'returned')),
	CONSTRAINT "group_members_paid" CHECK ("group_members"."state" <> 'paid' or "group_members"."paid_time" is not null)
);
--> statement-breakpoint
ALTER TABLE "group_teams" ADD CONSTRAINT "group_teams_activity_id_group_activities_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."group_activities"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_teams" ADD CONSTRAINT "group_teams_leader_id_members_user_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_team_id_group_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."group_teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_activities_of_goods" ON "group_activities" USING btree ("goods_id","end_time");--> statement-breakpoint
CREATE INDEX "group_activities_by_time" ON "group_activities" USING btree ("end_time","begin_time");--> statement-breakpoint
CREATE INDEX "group_teams_of_activity" ON "group_teams" USING btree ("activity_id","end_time");--> statement-breakpoint
CREATE INDEX "group_teams_to_end" ON "group_teams" USING btree ("end_time") WHERE "group_teams"."status" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "group_teams_one_open" ON "group_teams" USING btree ("leader_id","activity_id") WHERE "group_teams"."status" = 1;--> statement-breakpoint
CREATE INDEX "group_members_of_member" ON "group_members" USING btree ("user_id","join_time" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_once" ON "group_members" USING btree ("team_id","user_id") WHERE "group_members"."state" <> 'returned';--> statement-breakpoint
CREATE INDEX "group_members_of_team" ON "group_members" USING btree ("team_id","join_time");
