-- A work of another artist is with no gallery until that one agrees: without this the gallery would go on offering it, and its staff seeing it, on
-- the word of the artist before. What either of them asked for it goes, and `unpublish_offer` takes it from the artwork. The owner of a work
-- changes only where the rows of every gallery are in scope.
CREATE OR REPLACE FUNCTION forget_offer_of_former_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE consignments SET state = 'ended', updated_at = now() WHERE artwork_id = NEW.id AND state IN ('proposed', 'accepted');
  DELETE FROM offers WHERE artwork_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- With a consignment ends what the artist asked for the work. Without this what was asked before this version would stand on the page of the
-- work, and neither of them could change it.
DELETE FROM offers WHERE gallery_id IS NULL AND availability <> 'sold'
  AND EXISTS (SELECT FROM consignments WHERE consignments.artwork_id = offers.artwork_id AND consignments.state = 'accepted');
