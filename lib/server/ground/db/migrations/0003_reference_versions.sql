-- Counts the changes of small tables that every product call needs and that change rarely. Processes keep these tables in
-- memory and compare the sum of the versions in each call (lib/server/reference, ADR 0031). One row per table: transactions
-- wait for each other only when they change the same one.
CREATE TABLE reference_versions (
  table_name text PRIMARY KEY,
  version bigint NOT NULL DEFAULT 0
);
--> statement-breakpoint
INSERT INTO reference_versions (table_name)
VALUES ('attributes'), ('categories'), ('settings'), ('subsidy_classes'), ('tags'), ('vip_grades');
--> statement-breakpoint
CREATE FUNCTION count_reference_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reference_versions SET version = version + 1 WHERE table_name = TG_TABLE_NAME;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON attributes
  FOR EACH STATEMENT EXECUTE FUNCTION count_reference_change();
--> statement-breakpoint
CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION count_reference_change();
--> statement-breakpoint
CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION count_reference_change();
--> statement-breakpoint
CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON subsidy_classes
  FOR EACH STATEMENT EXECUTE FUNCTION count_reference_change();
--> statement-breakpoint
CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tags
  FOR EACH STATEMENT EXECUTE FUNCTION count_reference_change();
--> statement-breakpoint
CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vip_grades
  FOR EACH STATEMENT EXECUTE FUNCTION count_reference_change();
