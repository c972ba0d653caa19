-- Cart promotions and freight templates are reference data too (ADR 0031): every cart and order needs them.
INSERT INTO reference_versions (table_name) VALUES ('freight_templates'), ('marketings');
--> statement-breakpoint
CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON freight_templates
  FOR EACH STATEMENT EXECUTE FUNCTION count_reference_change();
--> statement-breakpoint
CREATE TRIGGER count_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON marketings
  FOR EACH STATEMENT EXECUTE FUNCTION count_reference_change();
